import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

/** Size of the camera's picture. */
const [WIDTH, HEIGHT] = [640, 480];
const FRAMES = 10;
/** The colour planes of a grey picture. */
const GREY = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);

/** Returns the brightness of each pixel that a camera sees when it points at a part of a page. */
async function brightnessOf(shown: Locator): Promise<Buffer> {
  const picture = (await shown.screenshot()).toString('base64');
  const brightness = await shown.page().evaluate(
    async ({ source, width, height }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      const side = height * 0.8;
      context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, pixel) => data[4 * pixel]!);
    },
    { source: `data:image/png;base64,${picture}`, width: WIDTH, height: HEIGHT },
  );
  return Buffer.from(brightness);
}

/**
 * Returns flags that give Chromium a camera that points at a part of a page, and permission to use it. Writes the camera's film (YUV4MPEG2) to a
 * file.
 */
export async function cameraHeldTo(shown: Locator, file: string): Promise<string[]> {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), await brightnessOf(shown), GREY]);
  const film = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...Array<Buffer>(FRAMES).fill(frame)];
  writeFileSync(file, Buffer.concat(film));
  return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
