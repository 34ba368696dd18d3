// Shared by every page, so in the first chunk: it compresses better there than in its own.
import "../../layout/Layout";
import "./siteKit";
import "../../i18n/PageHead";
