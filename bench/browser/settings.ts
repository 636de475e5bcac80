import type { BrowserContextOptions, CDPSession } from 'playwright'
import { BARE_SERVER_THEN } from '../calibration/bare-server.ts'
import type { Run } from '../run.ts'

/** On what a page is looked at. */
export interface Setting {
  name: string
  context: BrowserContextOptions
  /** Null: as quick as the machine is. */
  throttle: { cpu: number; bitsPerSecond: number; latencyMs: number } | null
}

const polish = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' }

export const desktop: Setting = {
  name: 'desktop, not throttled',
  context: { ...polish, viewport: { width: 1280, height: 800 } },
  throttle: null,
}

/** A phone so many times slower than the machine that plays it, on a slow line. */
export const phone = (slowdown: number): Setting => ({
  name: `phone, throttled (${slowdown}× CPU, 1.6 Mbit/s, 150 ms)`,
  context: {
    ...polish,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  throttle: { cpu: slowdown, bitsPerSecond: 1_600_000, latencyMs: 150 },
})

/** Where the other shops were measured, and by Lighthouse. */
export const USUAL_SLOWDOWN = 4

/**
 * By how much this machine has to be slowed down to be a phone as slow as the one on which the other shops were measured, to a tenth, if
 * a browser were slower by as much as the bare server. It is slower by less (decision 24), so such a phone is too quick.
 * `bareServerNow` is what the bare server answers here in a second at the usual connections. At least 1: a machine can be slowed down and not sped up.
 */
export const slowdownLikeTheirs = (bareServerNow: number): number =>
  Math.max(1, Math.round((10 * USUAL_SLOWDOWN * bareServerNow) / BARE_SERVER_THEN) / 10)

/** Each once; a quick run has no time for two. */
export const slowdownsFor = ({ isQuick }: Pick<Run, 'isQuick'>, bareServerNow: number): number[] =>
  isQuick ? [USUAL_SLOWDOWN] : [...new Set([USUAL_SLOWDOWN, slowdownLikeTheirs(bareServerNow)])]

export async function applyThrottle(session: CDPSession, { throttle }: Setting): Promise<void> {
  if (!throttle) return
  const { cpu, bitsPerSecond, latencyMs } = throttle
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  })
}
