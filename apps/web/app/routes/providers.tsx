import { isTaskId, taskFacts } from "@modelshelf/catalogue";
import { clients, providerIds, providers, supportedTasks, tokenVariable } from "@modelshelf/inference";
import { ArrowUpRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";

export const meta = () => [
  { title: "Providers · Modelshelf" },
  { name: "description", content: "The inference providers that Modelshelf writes code for." },
];

export function loader() {
  return {
    providers: providerIds.map((id) => {
      const { prettyLabel, docsUrl, direct } = providers[id];
      return {
        id,
        label: prettyLabel,
        docsUrl,
        routedToken: id === "custom" ? undefined : tokenVariable({ provider: id, direct: false, viaHub: true }),
        ownToken: direct || id === "custom" ? tokenVariable({ provider: id, direct: true, viaHub: false }) : undefined,
        tasks: supportedTasks(id).map((task) => ({
          id: task,
          label: isTaskId(task) ? taskFacts[task].label : "Chat",
          href: isTaskId(task) ? `/tasks/${task}` : "/tasks/text-generation",
        })),
      };
    }),
    clients: [...new Set(clients.map(({ id }) => id))],
  };
}

export default function Providers() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-title">Providers</h1>
      <p className="mt-2 mb-7 max-w-[68ch] text-muted">
        Who runs models for you, and the code to call them with: {page.clients.join(", ")}. Tokens stay in variables of
        your environment; no page here ever asks for one.
      </p>
      <ul className="border-line border-t">
        {page.providers.map((provider) => (
          <li
            key={provider.id}
            id={provider.id}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-line border-b py-4 md:grid-cols-[210px_minmax(0,1fr)_280px]"
          >
            <h2 className="text-body leading-[26px]">
              {provider.docsUrl ? (
                <a
                  className="inline-flex items-center gap-1 hover:text-accent"
                  href={provider.docsUrl}
                  rel="noopener noreferrer"
                >
                  {provider.label}
                  <ArrowUpRight size={15} strokeWidth={1.75} className="text-muted" aria-label="documentation" />
                </a>
              ) : (
                provider.label
              )}
            </h2>
            <p className="text-ui leading-[26px]">
              {provider.tasks.map((task, index) => (
                <span key={task.id}>
                  {index > 0 && ", "}
                  <Link className="link" to={task.href}>
                    {task.label}
                  </Link>
                </span>
              ))}
            </p>
            <p className="text-muted text-ui leading-[26px]">
              {provider.routedToken && (
                <>
                  <code className="font-mono text-code text-ink">{provider.routedToken}</code>
                  {provider.ownToken && provider.ownToken !== provider.routedToken && " routed, "}
                </>
              )}
              {provider.ownToken && provider.ownToken !== provider.routedToken && (
                <>
                  <code className="font-mono text-code text-ink">{provider.ownToken}</code>
                  {provider.routedToken && " direct"}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
