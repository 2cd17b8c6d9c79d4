import "./styles/app.css";
import text from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import { PanelNavigation } from "@modelshelf/react";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { PageFrame } from "./components/page-frame.tsx";
import { NotFoundPage, TroublePage } from "./components/trouble.tsx";
import { pageContext, type Theme } from "./page-context.ts";
import { proofPage } from "./proof-page.ts";

export const links = () => [
  { rel: "icon", href: "/mark.svg", type: "image/svg+xml" },
  { rel: "preload", href: text, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
];

export const meta = () => [{ title: "Modelshelf" }];

export function loader({ context }: LoaderFunctionArgs): { theme: Theme } {
  return { theme: context.get(pageContext).theme };
}

/** The theme belongs to the whole visit; going to another page does not change it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? "auto";
  return (
    <html lang="en" data-theme={theme === "auto" ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const navigation = { proofPage };

export default function App() {
  return (
    <PanelNavigation value={navigation}>
      <Outlet />
    </PanelNavigation>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage what={typeof error.data === "string" ? error.data : undefined} />;
  }
  return <TroublePage />;
}
