// Receives webhooks: node receiver.ts 8080 whsec_…
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const [port = '8080', secret = ''] = process.argv.slice(2);
const verifier = new Webhook(secret);
// A receiver that is started again needs a table in its place.
const seen = new Set<string>();

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = request.headers as Record<string, string>;
    try {
      // The bytes as they came, because the signature is theirs.
      const event = verifier.verify(Buffer.concat(chunks).toString(), headers) as { type: string };
      const id = headers['webhook-id'];
      if (!seen.has(id)) console.log(event.type);
      seen.add(id);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}).listen(Number(port), () => console.log('ready'));
