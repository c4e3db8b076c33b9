import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

// Vite looks for a default export.
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', chunkSizeWarningLimit: 1_000, rollupOptions: { input: ['index.html', 'explorer.html'] } },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/photos': api,
      '/demo-sign-ins': api,
      '/dev/mailbox': api,
    },
  },
});
