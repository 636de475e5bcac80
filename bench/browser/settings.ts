import type { BrowserContextOptions, CDPSession } from 'playwright'
import { BARE_SERVER_THEN } from '../calibration/bare-server.ts'

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

const line = { bitsPerSecond: 1_600_000, latencyMs: 150 }

/** How many times slower than its machine a phone was where the other shops were measured; Lighthouse takes it so as well. */
export const slowdownThen = 4

export const phone: Setting = {
  name: `phone, throttled (${slowdownThen}× CPU, 1.6 Mbit/s, 150 ms)`,
  context: {
    ...polish,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  throttle: { ...line, cpu: slowdownThen },
}

/**
 * How many times slower than this machine that phone is, to a tenth. `bareServerNow` is what the bare server answers here in a
 * second at 16 connections. At least 1: a machine can be slowed down and not sped up, so a slow one is still too slow for it.
 */
export const slowdownLikeThen = (bareServerNow: number): number =>
  Math.max(1, Math.round((10 * slowdownThen * bareServerNow) / BARE_SERVER_THEN) / 10)

/** The phone that the other shops were measured on, whatever machine plays it. */
export function phoneLikeThen(bareServerNow: number): Setting {
  const cpu = slowdownLikeThen(bareServerNow)
  return {
    ...phone,
    name: `phone like theirs (${cpu}× CPU, 1.6 Mbit/s, 150 ms)`,
    throttle: { ...line, cpu },
  }
}

/** A quick run has no time for both. */
export const phonesFor = (run: { isQuick: boolean }, bareServerNow: number): Setting[] =>
  run.isQuick ? [phone] : [phone, phoneLikeThen(bareServerNow)]

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
