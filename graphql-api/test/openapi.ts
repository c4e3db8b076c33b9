import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApi } from '../src/app/http/rest/openapi.ts';
import { routes } from '../src/app/http/rest/rest.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import type { Route } from '../src/platform/net/rest.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** OpenAPI document that the server serves. */
export const document = openApi(routes, buildBareSchema(), 'CampusCart') as {
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

const templateOf = ({ path }: Route): string => path.replace(/:(\w+)/g, '{$1}');

export const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Returns the documented operation of a route. */
export const operationOf = (route: Route): Operation => document.paths[templateOf(route)]![route.method]!;

/** Returns the route that serves a call. */
function routeOf(method: string, path: string): Route | undefined {
  const parts = path.split('?')[0]!.split('/');
  return routes.find((route) => {
    const names = route.path.split('/');
    const fits = names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at]);
    return fits && route.method === method.toLowerCase();
  });
}

const validators = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = new Ajv2020({ strict: false }).compile({ ...schema, components: document.components });
  validators.set(schema, made);
  return made;
}

/** Throws if the status or body of a documented call's response is not in the OpenAPI document. */
export function assertDocumented(method: string, path: string, { status, body }: { status: number; body: unknown }): void {
  const route = routeOf(method, path);
  if (!route) return;
  const response = operationOf(route).responses[status];
  if (!response) throw new Error(`${method} ${route.path} is documented without the status ${status}: ${JSON.stringify(body)}`);
  const schema = response.content?.['application/json']?.schema;
  const validate = schema && validatorOf(schema);
  if (validate && !validate(body)) throw new Error(`${method} ${route.path} ${status}: ${JSON.stringify(validate.errors)} ${JSON.stringify(body)}`);
}
