import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

/** A certificate and its private key, as a server takes them. */
export interface ServerCertificate {
  cert: string;
  key: string;
}

/** A certificate authority that nothing trusts by default. */
export interface Authority {
  /** The authority's own certificate, in the form of NODE_EXTRA_CA_CERTS. */
  cert: string;
  /** Issues a certificate for an IP address. */
  issue(address: string): Promise<ServerCertificate>;
}

const generateKeys = () => crypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
const validity = () => ({ notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS), signingAlgorithm: SIGNING });

/** Creates an authority with its own key. */
export async function createAuthority(): Promise<Authority> {
  const keys = await generateKeys();
  const own = await X509CertificateGenerator.createSelfSigned({
    ...validity(),
    serialNumber: '01',
    name: 'CN=Authority of the test',
    keys,
    extensions: [new BasicConstraintsExtension(true, 0, true), new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true)],
  });
  let issued = 1;
  const issue = async (address: string): Promise<ServerCertificate> => {
    const server = await generateKeys();
    issued += 1;
    const certificate = await X509CertificateGenerator.create({
      ...validity(),
      serialNumber: issued.toString(16).padStart(2, '0'),
      subject: 'CN=Mail server of the test',
      issuer: own.subject,
      publicKey: server.publicKey,
      signingKey: keys.privateKey,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: address }])],
    });
    const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', server.privateKey), 'PRIVATE KEY');
    return { cert: certificate.toString('pem'), key };
  };
  return { cert: own.toString('pem'), issue };
}
