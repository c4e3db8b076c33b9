import { describe, expect, it } from 'vitest';
import { valuesOf, type RoomItem } from './roomItems.ts';

const item = (more: Partial<RoomItem>): RoomItem => ({
  id: '1',
  file: new File([], 'lamp.jpg'),
  name: 'Lamp',
  price: '₹1,200',
  categoryId: '',
  isListed: false,
  isHeld: false,
  ...more,
});
const defaults = { categoryId: '7', spotId: '3' };

describe('the input for one item of a room', () => {
  it('has the common category and spot, unless it has its own category', () => {
    expect(valuesOf(item({}), defaults)).toMatchObject({ values: { name: 'Lamp', description: 'Lamp', price: 1200, categoryId: '7', spotId: '3' } });
    expect(valuesOf(item({ categoryId: '9' }), defaults)).toMatchObject({ values: { categoryId: '9' } });
  });

  it('is absent when something is missing, and the missing field is named', () => {
    const result = valuesOf(item({ name: ' ', price: 'cheap' }), { categoryId: '', spotId: '' });
    expect(Object.keys('errors' in result ? result.errors : {}).toSorted()).toEqual(['categoryId', 'name', 'price']);
  });
});
