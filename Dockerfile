# The packages of the server alone.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY graphql-api/package.json graphql-api/
COPY image-review/package.json image-review/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY tools/attack/package.json tools/attack/
COPY tools/bench/package.json tools/bench/
COPY tools/demo/package.json tools/demo/
COPY tools/evaluation/package.json tools/evaluation/
COPY tools/screens/package.json tools/screens/
# Leave out "--workspace image-review" for an image that is 340 MB smaller and does not classify pictures.
RUN npm ci --omit=dev --no-audit --no-fund --workspace graphql-api --workspace image-review
# Posters are set in one weight of their fonts.
RUN find node_modules/@expo-google-fonts '(' -name '*.ttf' -o -name '*.png' ')' -not -path '*/700Bold/*.ttf' -delete

# The built server and pages.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY graphql-api/package.json graphql-api/
COPY image-review/package.json image-review/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY tools/attack/package.json tools/attack/
COPY tools/bench/package.json tools/bench/
COPY tools/demo/package.json tools/demo/
COPY tools/evaluation/package.json tools/evaluation/
COPY tools/screens/package.json tools/screens/
# The folder only tells the script that this is no image yet.
COPY graphql-api/src/main.ts graphql-api/src/
COPY scripts scripts
RUN node scripts/run.mjs install
COPY . .
RUN npm run build

# The same Node.js as in node/package.json, which the tests run on.
FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/graphql-api graphql-api
COPY --from=build /app/graphql-api/dist graphql-api/dist
COPY --from=build /app/frontend/dist frontend/dist
# For `npm run admin`.
COPY package.json ./
COPY scripts scripts
RUN mkdir /data && chown node:node /data
# Memory that encoding pictures and writing pages needed goes back to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=65536
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# New objects' memory as outside a container: a memory limit makes its default small, and collections frequent.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "graphql-api/dist/main.js"]
