import { calibrated } from '../calibration/bare-server.ts'
import { formatNumber } from '../page/format.ts'
import { atMost, type Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { timeStart, withClone } from '../start/first-start.ts'
import { explainHeavy, listInstalled, type Installed } from '../start/packages.ts'
import { root } from '../../scripts/env.mjs'
import { buildStorefront } from '../shop/build.ts'
import { calibrationNote } from './calibration-note.ts'

interface Started {
  /** ms */
  first: number | null
  second: number
  installed: Installed[]
}

export async function measureStart(run: Run): Promise<Section> {
  const { result, calibration } = await calibrated(run, 1, () => (run.isQuick ? startAgain() : startNew()))
  const { first, second, installed } = result
  const forProduction = installed.filter(({ isForProduction }) => isForProduction)
  const row = (name: string, packages: readonly Installed[]) => [
    name,
    packages.length.toLocaleString('en'),
    formatNumber(packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000),
  ]
  const seconds = (ms: number) => ms / 1000
  return {
    notes: [
      `\`npm start\` until it says that the shop is open. First: in a fresh clone with an empty cache of npm, so with the installation of all packages and the build${first === null ? '; a quick run leaves it out' : ''}. Second: everything is there.`,
      calibrationNote(calibration),
    ],
    tables: [
      {
        title: 'Start, s',
        head: ['', 's'],
        rows: [
          ['first', formatNumber(first === null ? Number.NaN : seconds(first))],
          ['second', formatNumber(seconds(second))],
        ],
      },
      {
        title: 'What is installed',
        head: ['', 'packages', 'MB'],
        rows: [row('for production', forProduction), row('with those for development and tests', installed)],
      },
      {
        title: 'Packages of production above 5 MB',
        head: ['', 'MB', 'why'],
        rows: explainHeavy(installed).map(({ name, bytes, reason }) => [
          `\`${name}\``,
          formatNumber(bytes / 1_000_000),
          reason,
        ]),
      },
    ],
    aims: [
      ...(first === null ? [] : [atMost('first `npm start`, s', 240, seconds(first))]),
      atMost('second `npm start`, s', 10, seconds(second)),
    ],
  }
}

function startNew(): Promise<Started> {
  return withClone(async (clone) => ({
    first: await timeStart(clone),
    second: await timeStart(clone),
    installed: await listInstalled(clone),
  }))
}

/** Here, where everything is installed; the first start makes the database. */
async function startAgain(): Promise<Started> {
  await buildStorefront()
  const installed = await listInstalled(root)
  await timeStart(root)
  return { first: null, second: await timeStart(root), installed }
}
