import type { BrowserContextOptions, CDPSession } from 'playwright'

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

export const phone: Setting = {
  name: 'phone, throttled (4× CPU, 1.6 Mbit/s, 150 ms)',
  context: {
    ...polish,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  throttle: { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 },
}

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
