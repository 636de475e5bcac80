import type { ReactElement } from 'react'
import { Casing, Layers, Press } from '@/components/drawing/plates/section-plates'
import { Sidewall, SIDEWALL_STYLE } from '@/components/drawing/plates/sidewall'
import { Approval, Buffing, Inches, Marks, Pressure } from '@/components/drawing/plates/side-plates'
import { AllSeason, AtAndMt, OneTread } from '@/components/drawing/plates/tread-plates'
import { Change, Spacers, Wheels } from '@/components/drawing/plates/wheel-plates'
import { DRAWING_STYLE } from '@/components/drawing/drawing-style'
import { svgFile } from '@/components/drawing/svg-file'
import { PLAIN_PLATES, type PlateSubject } from '@/lib/drawings/news-plate'

const plates: Record<PlateSubject, ReactElement> = {
  'at-mt': <AtAndMt />,
  'all-season': <AllSeason />,
  marks: <Marks />,
  inches: <Inches />,
  wheels: <Wheels />,
  spacers: <Spacers />,
  change: <Change />,
  press: <Press />,
  layers: <Layers />,
  casing: <Casing />,
  approval: <Approval />,
  buffing: <Buffing />,
}

const drawings = new Map<string, ReactElement>([
  ...Object.entries(plates),
  // No subject of news: the last step of the page on retreading.
  ['pressure', <Pressure key="pressure" />],
  ...Array.from(
    { length: PLAIN_PLATES },
    (_, index) => [`tread-${index}`, <OneTread key={index} index={index} />] as const,
  ),
])

/** What the home page has the dropdowns of a size on. */
const SIDEWALL = 'sidewall'

/** The file of a plate beside news, as `newsPlateAddress` names it; null: there is none of that name. */
export async function drawPlateFile(name: string): Promise<string | null> {
  const [, plate = ''] = /^plate-([a-z0-9-]+)\.svg$/.exec(name) ?? []
  if (plate === SIDEWALL) return svgFile('band', <Sidewall />, DRAWING_STYLE + SIDEWALL_STYLE)
  const drawn = drawings.get(plate)
  return drawn ? svgFile('card', drawn) : null
}
