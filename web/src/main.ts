import "./lib/styles/tokens.css";
