import { setKitLanguage } from "../layout/setKitLanguage";
import { pageLanguage } from "../settings/pageLanguage";

// Before anything is drawn, in the browser as well as in the built HTML.
setKitLanguage(pageLanguage());
