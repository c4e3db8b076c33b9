/** The five statuses with their labels and the specified colours: grey, blue, yellow, green, red. `solid` has a contrast of 3 to 1, for charts. */
export const statuses = [
  {
    value: 'NOT_PROCESSED',
    label: 'Not Processed',
    bg: { base: '#e4e2e8', _dark: '#45424f' },
    color: { base: '#3d3a47', _dark: '#ebe8f2' },
    solid: { base: '#8b8794', _dark: '#a39fb0' },
  },
  {
    value: 'PROCESSING',
    label: 'Processing',
    bg: { base: '#d8e6fb', _dark: '#1c3a66' },
    color: { base: '#174a8c', _dark: '#cfe2ff' },
    solid: { base: '#3f7fd6', _dark: '#6ea5f0' },
  },
  {
    value: 'SHIPPED',
    label: 'Shipped',
    bg: { base: '#fbeab3', _dark: '#57430c' },
    color: { base: '#6b4c00', _dark: '#ffe7a3' },
    solid: { base: '#b8860b', _dark: '#e6bd4a' },
  },
  {
    value: 'DELIVERED',
    label: 'Delivered',
    bg: { base: '#d3efdb', _dark: '#174a29' },
    color: { base: '#15592d', _dark: '#bff0cf' },
    solid: { base: '#2f9e57', _dark: '#5fc487' },
  },
  {
    value: 'CANCELLED',
    label: 'Cancelled',
    bg: { base: '#fbdcd9', _dark: '#5a1d19' },
    color: { base: '#8f1d16', _dark: '#ffd2cd' },
    solid: { base: '#d2463c', _dark: '#f0837a' },
  },
] as const;

/** Returns the label and colours of a status. An unknown status looks like Not Processed. */
export function statusOf(status: string): (typeof statuses)[number] {
  return statuses.find(({ value }) => value === status) ?? statuses[0];
}
