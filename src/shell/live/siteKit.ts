import { pageLanguage } from "../../language/pageLanguage";
import { setKitLanguage } from "../../layout/setKitLanguage";

// Before the first render, in the browser and in the built HTML.
setKitLanguage(pageLanguage());
