// A certificate authority of the verification's own, so that the proxy can answer in any host's name.
import "reflect-metadata";
import { webcrypto } from "node:crypto";
import * as tls from "node:tls";
import * as x509 from "@peculiar/x509";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const hour = 60 * 60 * 1000;

/** Issues certificates that only programs told to trust `certificate` accept. Lives in memory for one run. */
export interface CertificateAuthority {
  /** The authority's own certificate in PEM, for the clients' trust settings. */
  readonly certificate: string;
  /** What a TLS server needs to speak for this host name or address. */
  contextFor(host: string): Promise<tls.SecureContext>;
}

/** A new authority with a key of its own. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  x509.cryptoProvider.set(webcrypto as Crypto);
  const validity = { notBefore: new Date(Date.now() - hour), notAfter: new Date(Date.now() + 24 * hour) };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=Modelshelf verification",
    ...validity,
    signingAlgorithm: algorithm,
    keys: keys as CryptoKeyPair,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey as CryptoKey),
    ],
  });
  const leafKeys = (await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const leafKey = x509.PemConverter.encode(
    await webcrypto.subtle.exportKey("pkcs8", leafKeys.privateKey),
    "PRIVATE KEY",
  );
  let serial = 1;
  const issue = async (host: string): Promise<tls.SecureContext> => {
    serial += 1;
    const name: x509.JsonGeneralName = /^[\d.]+$|:/.test(host)
      ? { type: "ip", value: host }
      : { type: "dns", value: host };
    const leaf = await x509.X509CertificateGenerator.create({
      serialNumber: serial.toString(16).padStart(4, "0"),
      subject: "CN=Modelshelf verification proxy",
      issuer: root.subject,
      ...validity,
      signingAlgorithm: algorithm,
      signingKey: keys.privateKey as CryptoKey,
      publicKey: leafKeys.publicKey,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        new x509.SubjectAlternativeNameExtension([name]),
        await x509.AuthorityKeyIdentifierExtension.create(root),
        await x509.SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
      ],
    });
    return tls.createSecureContext({ key: leafKey, cert: `${leaf.toString("pem")}\n${root.toString("pem")}` });
  };
  const contexts = new Map<string, Promise<tls.SecureContext>>();
  return {
    certificate: `${root.toString("pem")}\n`,
    contextFor: (host) => {
      const known = contexts.get(host) ?? issue(host);
      contexts.set(host, known);
      return known;
    },
  };
}
