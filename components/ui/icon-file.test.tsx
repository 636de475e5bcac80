import * as account from 'lucide-react/icons/circle-user'
import * as badge from 'lucide-react/icons/badge-check'
import * as bot from 'lucide-react/icons/bot'
import * as busy from 'lucide-react/icons/loader-circle'
import * as camera from 'lucide-react/icons/camera'
import * as card from 'lucide-react/icons/credit-card'
import * as cart from 'lucide-react/icons/shopping-cart'
import * as clapperboard from 'lucide-react/icons/clapperboard'
import * as clock from 'lucide-react/icons/clock'
import * as down from 'lucide-react/icons/chevron-down'
import * as filter from 'lucide-react/icons/sliders-horizontal'
import * as info from 'lucide-react/icons/info'
import * as left from 'lucide-react/icons/chevron-left'
import * as mail from 'lucide-react/icons/mail'
import * as phone from 'lucide-react/icons/phone'
import * as pin from 'lucide-react/icons/map-pin'
import * as quote from 'lucide-react/icons/message-square-quote'
import * as right from 'lucide-react/icons/chevron-right'
import * as screen from 'lucide-react/icons/monitor-play'
import * as search from 'lucide-react/icons/search'
import * as truck from 'lucide-react/icons/truck'
import * as users from 'lucide-react/icons/users'
import * as warning from 'lucide-react/icons/triangle-exclamation-point'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { iconNames, type IconName } from '@/components/ui/icon'

const icons: Record<IconName, unknown> = {
  account,
  badge,
  bot,
  busy,
  camera,
  card,
  cart,
  clapperboard,
  clock,
  down,
  filter,
  info,
  left,
  mail,
  phone,
  pin,
  quote,
  right,
  screen,
  search,
  truck,
  users,
  warning,
}

/** What a module of the package says of its icon; its component belongs to the browser. */
const shapeSchema = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])).min(1) }),
})

/** A whole SVG file, of which each icon is a part by its name. */
function drawIcons(): string {
  return renderToStaticMarkup(<svg xmlns="http://www.w3.org/2000/svg">{iconNames.map(drawIcon)}</svg>)
}

function drawIcon(name: IconName) {
  const { node } = shapeSchema.parse(icons[name]).__iconData
  return (
    <symbol
      key={name}
      id={name}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {node.map(([tag, shape]) => createElement(tag, shape))}
    </symbol>
  )
}

const root = join(import.meta.dirname, '../..')

it('public/icons.svg has the shapes of the package; `vitest -u` writes it anew', async () => {
  await expect(drawIcons()).toMatchFileSnapshot(join(root, 'public/icons.svg'))
})

it.each(['cart', 'down'])(
  'public/icons.svg holds the %s that the stylesheet draws by itself',
  async (icon) => {
    const style = await readFile(join(root, 'app/globals.css'), 'utf8')
    const file = new DOMParser().parseFromString(drawIcons(), 'image/svg+xml')
    const parts = Array.from(file.querySelectorAll(`#${icon} > *`), ({ tagName, attributes }) =>
      [tagName, ...Array.from(attributes, ({ name, value }) => `${name}='${value}'`)].join(' '),
    )
    expect(parts).not.toEqual([])
    expect(parts.filter((part) => !style.includes(`%3C${part}/%3E`))).toEqual([])
  },
)
