import { useState } from 'react';
import { newKey } from '../../../lib/files/idempotencyKey.ts';
import { discardDraft, onDevice, readDraft, saveDraft } from '../../../lib/files/drafts.ts';
import { preparePhoto, unreadableBecause } from '../../../lib/files/photo.ts';
import { useKeptPictures } from '../../../lib/files/useKeptPictures.ts';
import { formMessages } from '../../../lib/texts/formMessages.ts';
import { useEarlyUploads } from '../../photos/useEarlyUploads.ts';
import { MOST_ITEMS, type RoomDefaults, type RoomItem } from './roomItems.ts';

interface Room {
  items: readonly RoomItem[];
  defaults: RoomDefaults;
}

const DRAFT = onDevice('room');
const empty: Room = { items: [], defaults: { categoryId: '', spotId: '' } };

/** Returns the things of a room that the user is about to list, one per picture. They survive navigation and a reload. */
export function useRoomItems() {
  const [room, setRoom] = useState<Room>(() => ({ ...empty, ...readDraft(DRAFT, empty) }));
  const [reading, setReading] = useState(false);
  const [pickError, setPickError] = useState('');
  const set = (change: (room: Room) => Room) =>
    setRoom((before) => {
      const after = change(before);
      const items = after.items.filter(({ isListed }) => !isListed);
      if (items.length === 0) discardDraft(DRAFT);
      else saveDraft(DRAFT, { ...after, items });
      return after;
    });
  const setItems = (change: (items: readonly RoomItem[]) => readonly RoomItem[]) => set((before) => ({ ...before, items: change(before.items) }));

  const left = room.items.filter(({ isListed }) => !isListed);
  useEarlyUploads(left.flatMap(({ id, file }) => (file ? [{ key: id, file }] : [])));
  useKeptPictures(
    DRAFT,
    left.map(({ id, file }) => ({ key: id, file })),
    (found) => setItems((items) => items.map((item) => ({ ...item, file: item.file ?? found.get(item.id) })).filter(({ file }) => file)),
  );

  const add = async (files: readonly File[]) => {
    const wanted = files.slice(0, MOST_ITEMS - room.items.length);
    setPickError(wanted.length < files.length ? formMessages.roomTooMany(MOST_ITEMS) : '');
    setReading(wanted.length > 0);
    for (const chosen of wanted) {
      const file = await preparePhoto(chosen);
      if (file) setItems((items) => [...items, { id: newKey(), file, name: '', price: '', categoryId: '', isListed: false, isHeld: false }]);
      else setPickError(await unreadableBecause(chosen));
    }
    setReading(false);
  };

  return {
    ...room,
    reading,
    pickError,
    add: (files: readonly File[]) => void add(files),
    change: (id: string, changed: Partial<RoomItem>) => setItems((items) => items.map((item) => (item.id === id ? { ...item, ...changed } : item))),
    remove: (id: string) => setItems((items) => items.filter((item) => item.id !== id)),
    setDefaults: (changed: Partial<RoomDefaults>) => set((before) => ({ ...before, defaults: { ...before.defaults, ...changed } })),
  };
}
