# docker build -t belfry . && docker run -p 8080:8080 -v belfry:/data belfry
FROM node:26-slim AS build
WORKDIR /belfry
COPY . .
RUN npm ci --no-audit --no-fund \
 && node scripts/build-web.ts \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:26-slim
WORKDIR /belfry
COPY --from=build --chown=root:root /belfry /belfry
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production BELFRY_HOST=0.0.0.0 BELFRY_PORT=8080 BELFRY_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it and commits are finished.
CMD ["node", "--max-semi-space-size=128", "--heap-growing-percent=150", "apps/server/src/main.ts"]
