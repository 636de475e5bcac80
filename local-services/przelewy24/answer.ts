/** What the stand-in replies to a request. */
export type Answer = { status: number; body?: unknown; html?: string; location?: string }
