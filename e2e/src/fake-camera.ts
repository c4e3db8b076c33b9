import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

/** Of the picture that the camera sees. */
const [WIDTH, HEIGHT] = [640, 480];
const FRAMES = 10;
/** The colours of a grey picture. */
const GREY = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);

/** What a camera sees that is held to a part of a page: its brightness, pixel by pixel. */
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

/** Flags that give Chromium a camera that is held to a part of a page, and the permission to use it. Writes its film (YUV4MPEG2) to a file. */
export async function cameraHeldTo(shown: Locator, file: string): Promise<string[]> {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), await brightnessOf(shown), GREY]);
  const film = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...Array<Buffer>(FRAMES).fill(frame)];
  writeFileSync(file, Buffer.concat(film));
  return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
