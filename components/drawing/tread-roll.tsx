import { ribsOf, type Band, type Shape, type Tread } from '@/components/drawing/tread-shape'
import { round } from '@/components/drawing/round'

type TreadRollProps = {
  tread: Tread
  /** In drawing units: what is seen of the tread's length, half of its width, half of the section's, and one pitch. */
  length: number
  half: number
  wall: number
  pitch: number
  /** Where several rolls are in one file. */
  name?: string
}

/** How far a block may reach into the pitches after its own. */
const REACH = 2

/** How far lugs stand over the edge, in halves of the tread's width. */
const LUG_EDGE = 1.22

/** A tread unrolled to the right from 0, its middle at height 0: ground, blocks and cuts by their tone. */
export function TreadRoll({ tread, length, half, wall, pitch, name = 'roll' }: TreadRollProps) {
  const { tile, grooves, isOpen = false } = tread
  const path = (shapes: readonly Shape[] = []) => shapes.map((shape) => pathOf(shape, pitch, half)).join('')
  const across = (band: Band) => bandPath(band, length, half)
  const edge = isOpen ? LUG_EDGE : 1
  const copies = Array.from({ length: Math.ceil(length / pitch) + REACH }, (_, copy) => copy - REACH)
  return (
    <>
      <defs>
        <clipPath id={`${name}-edge`}>
          <path d={across([-edge, edge])} />
        </clipPath>
        <linearGradient id={`${name}-crown`} x2="0" y2="1">
          <stop stopOpacity={0.5} />
          <stop offset={0.22} stopOpacity={0} />
          <stop offset={0.78} stopOpacity={0} />
          <stop offset={1} stopOpacity={0.5} />
        </linearGradient>
        <g id={name} stroke="none">
          <path className="ledge" d={path(tile.ledges)} />
          <path className="top" d={path(tile.blocks)} />
          <path className="groove" d={path(tile.grooves)} />
          <path className="sipe" d={linesOf(tile.sipes ?? [], pitch, half)} />
        </g>
      </defs>
      <path className="wall" d={bandPath([-1, 1], length, wall)} />
      <path className="groove" d={across([-1, 1])} />
      {!isOpen && <path className="top" d={ribsOf(grooves).map(across).join('')} />}
      <g clipPath={`url(#${name}-edge)`}>
        {copies.map((copy) => (
          <use key={copy} href={`#${name}`} x={round(copy * pitch)} />
        ))}
      </g>
      <path fill={`url(#${name}-crown)`} stroke="none" d={bandPath([-1, 1], length, wall)} />
    </>
  )
}

function bandPath([from, to]: Band, length: number, half: number): string {
  return `M0 ${round(from * half)}H${round(length)}V${round(to * half)}H0z`
}

function pathOf(shape: Shape, pitch: number, half: number): string {
  return `${lineOf(shape, pitch, half)}z`
}

function linesOf(shapes: readonly Shape[], pitch: number, half: number): string {
  return shapes.map((shape) => lineOf(shape, pitch, half)).join('')
}

function lineOf(shape: Shape, pitch: number, half: number): string {
  const points = shape.map(([along, across]) => `${round(along * pitch)} ${round(across * half)}`)
  return `M${points.join('L')}`
}
