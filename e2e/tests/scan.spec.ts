import { chromium as playwright, expect } from '@playwright/test';
import { completeChromium } from '../src/chromium.ts';
import { cameraHeldTo } from '../src/fake-camera.ts';
import { createListing, createStudent, expectToast, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('the seller scans the code on the buyer’s phone, and the handover is confirmed', async ({ page, baseURL }, info) => {
  const seller = await createStudent(page, 'scanner');
  const buyer = await createStudent(page, 'shower');
  const productId = await createListing(page, seller.token, { name: 'Scanned thing', price: 90 });
  const placed = await graphql<{ placeOrder: { order: { id: string } } }>(
    page,
    'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }',
    { id: productId },
    buyer.token,
  );
  const handover = `Handover of order ${placed.placeOrder.order.id}`;

  await signInByApi(page, buyer);
  await page.goto('/dashboard/user/orders');
  await page.getByRole('button', { name: handover }).click();
  const shown = page.getByRole('dialog', { name: handover });
  const camera = await cameraHeldTo(shown.getByRole('img', { name: 'The handover code as a QR code' }), info.outputPath('camera.y4m'));

  const options = await completeChromium();
  const browser = await playwright.launch({ ...options, args: [...(options.args ?? []), ...camera] });
  try {
    const phone = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width: 360, height: 740 } });
    await signInByApi(phone, seller);
    await phone.goto('/dashboard/user/order');
    const noCamera = await phone.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => void stream.getTracks().forEach((track) => track.stop()),
        (error: Error) => error.message,
      ),
    );
    test.skip(noCamera !== undefined, `This Chromium has no camera that reads a file: ${noCamera}`);
    await phone.getByRole('button', { name: handover }).click();
    const dialog = phone.getByRole('dialog', { name: handover });
    // The page closes the camera as soon as it has read the code, so the test watches it frame by frame from before the click.
    const opened = phone.waitForFunction(() => document.querySelector('[role=dialog] video[aria-label=Camera]')?.checkVisibility());
    await dialog.getByRole('button', { name: 'Scan the QR code' }).click();
    await opened;
    await expectToast(phone, 'Order status updated to Delivered. You earned 100 points!');
    await expect(dialog.getByRole('status')).toContainText('confirmed by the code');
    await expect(shown.getByRole('status')).toContainText('confirmed by the code');
  } finally {
    await browser.close();
  }
});
