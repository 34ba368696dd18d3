// Shared by every page, so in the first chunk: it compresses better there than in its own.
import "../../layout/Layout";
import "./siteKit";
import "../../i18n/PageHead";
// Styles of most pages, once for all of them, and of the offer to load again, which stands in the HTML only
// (shell/early/ReloadOffer).
import "../../drawings/House.module.css";
import "../../layout/Aside.module.css";
import "../../layout/ScenePage.module.css";
import "../../ui/Button.module.css";
import "../../ui/Messages.module.css";
