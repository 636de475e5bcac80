import { defineConfig } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './e2e/browser.ts'
import type { RunOptions, ShopOptions } from './e2e/fixtures.ts'
import { environmentOfShop, PORTS } from './tests/shop-environment.ts'
import { findFreePorts } from './local-services/free-ports.ts'

// Each worker reads this file again and has to come to the same ports and the same folder, so the first one leaves them in the environment.
process.env.E2E_PORTS ??= (await findFreePorts(PORTS)).join(',')
const ports = process.env.E2E_PORTS.split(',')
const [port, productApiPort, identityPort, databasePort, walletPort, p24Port] = ports
process.env.E2E_DATA_DIR ??= join(tmpdir(), `bieznik-e2e-${randomUUID()}`)
const dataDir = process.env.E2E_DATA_DIR
const address = `http://127.0.0.1:${port}`

const { executablePath, env } = await findBrowser(process.env.PLAYWRIGHT_CHROMIUM_PATH)
const report = process.env.E2E_REPORT

/** Left to `npm run test:all`: whole files, and single tests by their tag. */
const HEAVY = /@heavy|\.heavy\.test\.ts/
const STAFF = '**/staff-*.heavy.test.ts'
const ON_A_PHONE = '**/phone.heavy.test.ts'
/** The main stories of visitors. */
const ALWAYS_ON_A_PHONE = '**/{header,purchase}.test.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig<ShopOptions, RunOptions>({
  testDir: './e2e',
  globalSetup: './e2e/until-calm.ts',
  globalTeardown: './e2e/search-logs.ts',
  metadata: { dataDir },
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of the machine that this is measured on: tests also wait.
  workers: 3,
  // Far above what anything takes: a slow machine is no fault of the shop. What has to be quick says so by itself.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: address,
    identityUrl: `http://127.0.0.1:${identityPort}`,
    productApiUrl: `http://127.0.0.1:${productApiPort}`,
    dataDir,
    databaseUrl: `http://127.0.0.1:${databasePort}`,
    walletUrl: `http://127.0.0.1:${walletPort}`,
    p24Url: `http://127.0.0.1:${p24Port}`,
    actionTimeout: 30_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Recording costs a third of the time; `--trace retain-on-failure` records what is to be looked at.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, ...(env && { env: { ...process.env, ...env } }) },
  },
  projects: [
    { name: 'desktop', grepInvert: HEAVY, use: desktop },
    { name: 'phone', testMatch: ALWAYS_ON_A_PHONE, grep: /@phone/, use: phone },
    { name: 'heavy-shop', grep: HEAVY, testIgnore: [STAFF, ON_A_PHONE], use: desktop },
    { name: 'heavy-staff', testMatch: STAFF, use: desktop },
    {
      name: 'heavy-phone',
      // What has a layout of its own there is tagged; that every page fits is looked at by a file of its own.
      grep: /@phone|phone\.heavy\.test\.ts/,
      testIgnore: ALWAYS_ON_A_PHONE,
      use: phone,
    },
  ],
  webServer: {
    // Also when this process is killed, it stops.
    command: `"${process.execPath}" "--import=./scripts/run/exit-with.mjs?pid=${process.pid}" e2e/shop.ts "${dataDir}"`,
    url: `${address}/api/health/ready`,
    env: environmentOfShop(ports),
    // One that `npm run e2e:shop` has started.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    // The first start also builds.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
