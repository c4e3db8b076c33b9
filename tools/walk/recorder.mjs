/*
 * Loaded into the server before its own modules. Every function of the project records its file for the current request. A request with the header
 * `x-walk` is traced; its response ends with the header `x-walked`, which lists the files in the order of first entry.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const sources = `${pathToFileURL(resolve(import.meta.dirname, '../../graphql-api/src'))}/`;
const followed = new AsyncLocalStorage();

globalThis.campuscartEnter = (file) => {
  followed.getStore()?.add(file);
};

/** Returns the text of a module in which each function begins with a call. Code that runs when the module is loaded is not in a function. */
function instrumented(text, file) {
  const call = `campuscartEnter(${JSON.stringify(file)})`;
  const inserts = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const { body } = node;
      if (ts.isBlock(body)) inserts.push([body.getStart() + 1, `${call};`]);
      else inserts.push([body.getStart(), `(${call}, `], [body.end, ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  // Inserts from the end, so that earlier positions stay valid. Of two inserts at the same position, the outer one is last.
  return inserts.sort(([a], [b]) => b - a).reduce((done, [at, insert]) => done.slice(0, at) + insert + done.slice(at), text);
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(sources) || loaded.source == null) return loaded;
    return { ...loaded, source: instrumented(String(loaded.source), url.slice(sources.length).split('?')[0]) };
  },
});

const { prototype } = createServer().constructor;
const { emit } = prototype;
/** Runs the listeners of a traced request with a separate list. */
prototype.emit = function (name, request, response, ...others) {
  if (name !== 'request' || !request.headers['x-walk']) return emit.call(this, name, request, response, ...others);
  const files = new Set();
  const { writeHead } = response;
  response.writeHead = (...args) => {
    response.setHeader('x-walked', [...files].join(' '));
    return writeHead.apply(response, args);
  };
  return followed.run(files, () => emit.call(this, name, request, response, ...others));
};
