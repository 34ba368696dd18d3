// Styles of the list and the map, which nearly always come: with the page, not as requests of their own.
import "../brokers/BrokerFacts.module.css";
import "../brokers/OfficeDetails.module.css";
import "../drawings/OfficeMap.module.css";
import "./BrokerFinder.module.css";
import "./OfficeChoice.module.css";
