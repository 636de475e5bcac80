import type { ReactNode } from 'react'

type SharePictureProps = {
  brand: string
  /** What it is, in a word or two. */
  kind?: string
  /** The size, largest of all. */
  heading: string
  title: string
  price?: string
  figure: ReactNode
}

/** Latin first: of two fonts with a glyph the renderer takes the first. */
const FONTS = '"Plex latin", "Plex latin-ext", "Plex cyrillic"'

/** Above this many characters the heading has to be smaller to fit beside the figure. */
const LONG_HEADING = 14

/** The picture that a network shows of a shared page, 1200 × 630: inline styles and flexbox, all that the renderer knows. */
export function SharePicture({ brand, kind, heading, title, price, figure }: SharePictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 64,
        gap: 48,
        background: pictureColours.paper,
        color: pictureColours.rubber,
        fontFamily: FONTS,
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 594 }}>
        <Masthead brand={brand} kind={kind} />
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
          <div
            style={{ fontSize: heading.length > LONG_HEADING ? 48 : 68, fontWeight: 700, lineHeight: 1.1 }}
          >
            {heading}
          </div>
          <div
            style={{
              fontSize: 28,
              lineHeight: 1.35,
              color: pictureColours.quiet,
              lineClamp: 3,
              display: 'block',
            }}
          >
            {title}
          </div>
        </div>
        {price ? <Price>{price}</Price> : <div />}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>{figure}</div>
    </div>
  )
}

function Masthead({ brand, kind = '' }: { brand: string; kind?: string | undefined }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 28 }}>
      <svg width={44} height={44} viewBox="0 0 32 32">
        <rect width={32} height={32} fill={pictureColours.rubber} />
        <path
          d="M7 12l9-6 9 6M7 19l9-6 9 6M7 26l9-6 9 6"
          fill="none"
          stroke={pictureColours.paper}
          strokeWidth={3}
        />
      </svg>
      <span style={{ fontWeight: 700 }}>{brand}</span>
      <span style={{ color: pictureColours.quiet }}>{kind}</span>
    </div>
  )
}

function Price({ children }: { children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        borderTop: `4px solid ${pictureColours.rubber}`,
        paddingTop: 20,
        fontSize: 64,
        fontWeight: 700,
      }}
    >
      {children}
    </div>
  )
}

/** The light scheme of `globals.css`: a picture is drawn once for everyone, and without a stylesheet. */
const pictureColours = {
  paper: '#f7f5f0',
  sheet: '#fdfcf9',
  rubber: '#1b1a18',
  quiet: '#5a5650',
  line: '#d8d4ca',
  signal: '#1b46c2',
} as const
