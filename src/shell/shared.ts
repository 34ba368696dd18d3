// What every page shows stands in the first chunk: it compresses better there than in one of its own.
import "../layout/Layout";
import "./siteKit";
import "../i18n/PageHead";
