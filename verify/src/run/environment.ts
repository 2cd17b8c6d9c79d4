// The environment in which an emitted snippet runs: nothing of ours but the way to the proxy.
import { delimiter, dirname } from "node:path";

export interface EnvironmentOptions {
  /** Folder that plays the user's home. */
  readonly home: string;
  /** The Python to run; its folder leads the search path. */
  readonly python: string;
  readonly proxyUrl?: string;
  /** File with the certificate of the proxy's authority. */
  readonly certificateFile?: string;
  /** Secrets and settings that the snippet reads. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Java reads neither variables nor certificates in PEM; `run/compiled.ts` gives it the latter. */
function javaOptions(proxyUrl: string): string {
  const { hostname, port } = new URL(proxyUrl);
  const proxies = ["http", "https"].flatMap((scheme) => [
    `-D${scheme}.proxyHost=${hostname}`,
    `-D${scheme}.proxyPort=${port}`,
  ]);
  return [...proxies, "-Dhttp.nonProxyHosts="].join(" ");
}

/** Each client finds proxy and certificate in its own way: Node, Python's ssl and requests, curl. */
export function snippetEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { proxyUrl, certificateFile } = options;
  return {
    PATH: [dirname(options.python), dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
    HOME: options.home,
    LANG: "C.UTF-8",
    NO_COLOR: "1",
    // What the snippet itself calls must not be deprecated; what libraries do inside is theirs.
    PYTHONWARNINGS: "error::DeprecationWarning:__main__,error::FutureWarning:__main__",
    PYTHONDONTWRITEBYTECODE: "1",
    HF_HUB_DISABLE_TELEMETRY: "1",
    // onnxruntime tells its makers that it was started.
    ORT_DISABLE_TELEMETRY: "1",
    PYANNOTE_METRICS_ENABLED: "0",
    HF_HUB_DISABLE_PROGRESS_BARS: "1",
    CUDA_VISIBLE_DEVICES: "",
    ...(proxyUrl && {
      HTTPS_PROXY: proxyUrl,
      https_proxy: proxyUrl,
      HTTP_PROXY: proxyUrl,
      http_proxy: proxyUrl,
      NO_PROXY: "",
      no_proxy: "",
      NODE_USE_ENV_PROXY: "1",
      JDK_JAVA_OPTIONS: javaOptions(proxyUrl),
    }),
    ...(certificateFile && {
      NODE_EXTRA_CA_CERTS: certificateFile,
      SSL_CERT_FILE: certificateFile,
      REQUESTS_CA_BUNDLE: certificateFile,
      CURL_CA_BUNDLE: certificateFile,
    }),
    ...options.variables,
  };
}
