import { Icon } from '../../../ui/elements/Icon.tsx';

/** Icon of an arrow that leaves a box. */
export const ShareIcon = () => (
  <Icon size={18}>
    <path d="M12 15V4M8 7l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7" />
  </Icon>
);
