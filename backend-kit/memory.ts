/*
 * How much of the memory that both programs have used they keep for the next request: docs/scaling.md says what it is made of. `npm start`,
 * the Dockerfiles and the benchmarks start them with the same.
 */

/**
 * Of Node.js, in MB. Without the first, new objects have 64 MB twice on a machine with memory. The second is far above what either program
 * needs (docs/scaling.md): V8 lets a heap grow to four times what was in use before it collects, and to less the lower this limit is.
 * Rendering pages makes more garbage than answering calls, so the storefront has more room for it.
 */
export const memoryFlags = {
  storefront: ['--max-semi-space-size=16', '--max-old-space-size=1536'],
  productApi: ['--max-semi-space-size=16', '--max-old-space-size=512'],
} as const

/**
 * Of the C library. Without the first, each thread that compresses or reads gets an own part of memory, up to eight for each processor;
 * without the second, a large buffer that was freed once is kept for the next one from then on (mallopt(3)).
 */
export const memoryVariables = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const
