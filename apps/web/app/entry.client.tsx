import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HtmlStore } from "./html-store.ts";
import { HtmlStoreContext } from "./html-store-context.ts";

const store = new HtmlStore();
for (const element of document.querySelectorAll<HTMLElement>("[data-html]")) {
  store.set(element.dataset.html ?? "", element.innerHTML);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HtmlStoreContext value={store}>
        <HydratedRouter />
      </HtmlStoreContext>
    </StrictMode>,
  );
});
