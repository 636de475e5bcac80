# The storefront. Not Next.js's standalone output: it has a server of its own, and ours stands around Next.js (docs/adr/0008).
#   docker build -t bieznik-storefront .

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY backend-kit/package.json backend-kit/package.json
COPY contract/package.json contract/package.json
COPY product-api/package.json product-api/package.json
RUN npm ci --omit=dev --workspace=@bieznik/backend-kit --workspace=@bieznik/contract --include-workspace-root --no-audit --no-fund

FROM packages AS runtime
# Half of them: what the build alone takes into its bundles, the compiler of Next.js, and optional peers of others that nothing here imports.
# Of Firebase's packages for browsers, firebase-admin needs four.
RUN cd node_modules && rm -rf @electric-sql @next/swc-* @playwright @types drizzle-orm firebase lucide-react playwright playwright-core \
  && find @firebase -mindepth 1 -maxdepth 1 ! -name component ! -name database-compat ! -name logger ! -name util -exec rm -rf {} +

FROM packages AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY next.config.ts middleware.ts instrumentation.ts instrumentation-client.ts postcss.config.mjs tsconfig.json ./
COPY app app
COPY backend-kit backend-kit
COPY components components
COPY contract contract
COPY lib lib
COPY messages messages
COPY public public
COPY scripts scripts
COPY server server
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm run build && rm -rf .next/cache

FROM node:24.21.0-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 PICTURES_DIR=/shop/pictures MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=runtime /shop ./
COPY contract contract
COPY backend-kit backend-kit
COPY lib lib
COPY messages/documents messages/documents
COPY server server
COPY public public
COPY next.config.ts ./
COPY --from=build /shop/.next .next
# Where a volume is mounted; without a bucket, uploaded pictures are kept there.
RUN mkdir -m 1777 pictures
# Each line of the log names it: docker build --build-arg VERSION=$(git describe --always --tags)
ARG VERSION=
ENV VERSION=$VERSION
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1536", "--import", "./backend-kit/tracing.mjs", "server/main.ts", "--ignore-env-files"]
