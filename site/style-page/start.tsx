import "../styles/tokens.first.css";
import "../styles/base.first.css";
import "../styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readDesignTokens } from "./read-design-tokens.ts";
import { showStates } from "./show-states.ts";
import { StylePage } from "./style-page.tsx";

// By now Vite has inserted the style sheets of all imports.
showStates();
const place = document.getElementById("style-page");
if (place)
  createRoot(place).render(
    <StrictMode>
      <StylePage tokens={readDesignTokens(document.styleSheets)} />
    </StrictMode>,
  );
