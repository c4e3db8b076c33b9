import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/app/http/rest/rest.ts';
import { guest } from './test-clients.ts';
import { assertDocumented, document, operationOf, operations } from './openapi.ts';

const route = (method: string, path: string) => routes.find((each) => each.method === method && each.path === path)!;

describe('the OpenAPI document', () => {
  it('is the one that the server serves', async () => {
    expect((await (await guest()).rest('GET', '/api/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const errors = await lintFromString({ source: JSON.stringify(document), config });
    expect(errors.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it('names each operation once with a URL-safe name', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(routes.length);
    expect(ids.filter((id) => !/^[A-Za-z]+$/.test(id))).toEqual([]);
  });

  it('has a schema for every body and response except pictures', () => {
    const silent = operations.flatMap((operation) => {
      const contents = [
        (operation as { requestBody?: { content: object } }).requestBody?.content,
        ...Object.values(operation.responses).map((each) => each.content),
      ];
      const media = contents.flatMap((content) => Object.entries(content ?? {})) as [string, { schema?: object }][];
      return media.filter(([type, { schema }]) => !type.startsWith('image/') && !schema).map(([type]) => `${operation.operationId} ${type}`);
    });
    expect(silent).toEqual([]);
    const withBody = routes.filter(({ method }) => method === 'post' || method === 'put');
    expect(withBody.filter((each) => !('requestBody' in operationOf(each)))).toEqual([]);
  });

  it('states the rules of the input types under the documented names', () => {
    const { requestBody } = operationOf(route('post', '/api/product/create-product')) as unknown as {
      requestBody: { content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }> };
    };
    const { properties, required } = requestBody.content['application/json']!.schema;
    expect(properties.name).toMatchObject({ type: 'string', minLength: 1, maxLength: 120 });
    expect(properties.price).toMatchObject({ type: 'number', minimum: 0, maximum: 999_999.99 });
    expect(properties.category).toMatchObject({ type: 'string', minLength: 1 });
    expect(required).toContain('category');
  });

  it('rejects a response that differs from it', () => {
    const call = (status: number, body: unknown) => () => assertDocumented('GET', '/api/category/getCategories', { status, body });
    expect(call(200, { success: true, category: [] })).not.toThrow();
    expect(call(200, { success: true, category: [{ _id: 1, name: 'Books' }] })).toThrow('must be string');
    expect(call(418, {})).toThrow('documented without the status 418');
  });
});
