/* Writes the reset, base styles, keyframes and tokens as a style sheet. A browser parses it many times faster than a script creates the styles. */
import { serializeStyles } from '@emotion/serialize';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { libraryStyles, ownStyles } from '../src/ui/theme/globalStyles.ts';
import { makeSystem } from '../src/ui/theme/theme.ts';

const { layers, _global } = makeSystem(libraryStyles, ownStyles);
const styles = serialize(compile(serializeStyles(_global).styles), middleware([prefixer, stringify]));
writeFileSync(resolve(import.meta.dirname, '../src/ui/global.css'), `${layers.atRule}\n${styles}\n`);
