import clsx from 'clsx'

/** Icons of pages that everybody reads, by what they show. All are in one file, `public/icons.svg`, which `icon-file.test.tsx` makes. */
export const iconNames = [
  'account',
  'badge',
  'bot',
  'busy',
  'camera',
  'card',
  'cart',
  'clapperboard',
  'clock',
  'down',
  'filter',
  'info',
  'left',
  'mail',
  'phone',
  'pin',
  'quote',
  'right',
  'screen',
  'search',
  'truck',
  'users',
  'warning',
] as const

export type IconName = (typeof iconNames)[number]

/** Other names are another address, so that no browser keeps a file in which one is missing. */
const version = Array.from(iconNames.join(' ')).reduce(
  (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 46_656,
  0,
)

const FILE = `/icons.svg?${version.toString(36)}`

interface IconProps {
  name: IconName
  /** 24 px when it gives no size. */
  className?: string
}

/**
 * An icon that says nothing by itself. Its shape is in a file that the browser keeps, in neither the document nor a script; the colour
 * is that of the text.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden className={clsx('icon', className)}>
      <use href={`${FILE}#${name}`} />
    </svg>
  )
}
