import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ListingPhoto } from './listingPhotos.ts';
import { PhotoGrid, PhotoPlaces } from './PhotoGrid.tsx';
import { PhotoTile } from './PhotoTile.tsx';

interface Props {
  photos: ListingPhoto[];
  /** Number of photos that are still being prepared. */
  preparing: number;
  onChange: (photos: ListingPhoto[]) => void;
}

const instructions = { draggable: 'Press space to lift the photo, the arrow keys to move it, and space again to put it down.' };

/** Returns the texts that screen readers announce while a photo is moved. */
function announcementsOf(photos: ListingPhoto[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => photos.findIndex(({ key }) => key === id) + 1;
  return {
    onDragStart: ({ active }) => `Photo ${placeOf(active.id)} is lifted.`,
    onDragOver: ({ over }) => over && `It is over place ${placeOf(over.id)}.`,
    onDragEnd: ({ over }) => over && `It is put down at place ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `It is back at place ${placeOf(active.id)}.`,
  } as Announcements;
}

/** Chosen photos, which can be sorted by mouse, touch or keyboard. */
export function PhotoSorter({ photos, preparing, onChange }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (id: UniqueIdentifier | undefined) => photos.findIndex(({ key }) => key === id);
    if (over) onChange(arrayMove(photos, indexOf(active.id), indexOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsOf(photos), screenReaderInstructions: instructions }}
    >
      <SortableContext items={photos.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <PhotoGrid>
          {photos.map((photo, index) => (
            <PhotoTile key={photo.key} photo={photo} place={index + 1} onRemove={() => onChange(photos.filter(({ key }) => key !== photo.key))} />
          ))}
          <PhotoPlaces count={preparing} />
        </PhotoGrid>
      </SortableContext>
    </DndContext>
  );
}
