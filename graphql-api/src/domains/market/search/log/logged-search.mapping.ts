import { mapType } from '../../../../read/mapping.ts';
import { LoggedSearch } from './logged-search.entity.ts';

export const loggedSearchMapping = mapType<LoggedSearch>(LoggedSearch, { paged: true, fields: {} });
