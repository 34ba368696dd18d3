import { site } from "../settings/site";
import { setKit } from "../ui/kitConfig";

// Before anything is drawn, in the browser as well as in the built HTML.
setKit(site.kit);
