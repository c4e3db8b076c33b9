import { createSearchParams, Link, useSearchParams } from 'react-router-dom';
import { conditions, isCondition } from '../../products/conditions.ts';
import { publicCategories, type FilterChoices } from './filterChoices.ts';
import { filterOf, homeSorts, isChosen, noFilter, searchOf, toggleCategory, toggleCondition, type Filter } from './productFilter.ts';

interface Choice {
  label: string;
  isOn: boolean;
  change: Partial<Filter>;
}

/** Filters and sort order of the home page as links, for browsers without JavaScript. Only the server renders them. */
export function PlainFilters({ categories, ranges }: FilterChoices) {
  const filter = filterOf(useSearchParams()[0]);
  const groups: [string, Choice[]][] = [
    [
      'Categories',
      publicCategories(categories).map(({ id, name }) => ({
        label: name,
        isOn: filter.categoryIds.includes(id),
        change: toggleCategory(filter, id),
      })),
    ],
    [
      'Price',
      [
        { label: 'Any price', isOn: filter.price === undefined, change: { price: noFilter.price } },
        ...ranges.map((range) => ({ label: range.name, isOn: isChosen(filter, range), change: { price: range } })),
      ],
    ],
    [
      'Condition',
      Object.entries(conditions).flatMap(([value, label]) =>
        isCondition(value) ? [{ label, isOn: filter.conditions.includes(value), change: toggleCondition(filter, value) }] : [],
      ),
    ],
    ['Order', homeSorts.map(([sort, label]) => ({ label, isOn: filter.sort === sort, change: { sort } }))],
  ];
  return (
    <nav aria-label="Filters">
      {groups.map(([title, choices]) => (
        <p key={title}>
          <b>{title}:</b>
          {choices.map(({ label, isOn, change }) => (
            <span key={label}>
              {' '}
              <Link to={`/?${createSearchParams(searchOf({ ...filter, ...change })).toString()}`} aria-current={isOn || undefined} data-plain="">
                {label}
              </Link>
            </span>
          ))}
        </p>
      ))}
    </nav>
  );
}
