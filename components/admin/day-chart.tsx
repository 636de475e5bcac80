'use client'

import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

interface DayChartProps {
  points: readonly { day: string; value: number }[]
  write: (value: number) => string
  dayName: (day: string) => string
}

const axis = { stroke: 'var(--edge)', tick: { fill: 'var(--quiet)', fontSize: 12 }, tickLine: false }
const tooltip = {
  background: 'var(--sheet)',
  border: '1px solid var(--edge)',
  color: 'var(--rubber)',
  fontSize: 14,
}

/** One bar a day. For the eyes only: what it shows has to stand beside it in words. */
export function DayChart({ points, write, dayName }: DayChartProps) {
  return (
    <div aria-hidden className="h-24">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        >
          <XAxis dataKey="day" tickFormatter={dayName} minTickGap={24} {...axis} />
          <YAxis hide domain={[0, 'dataMax']} />
          <Tooltip
            cursor={{ fill: 'var(--signal-wash)' }}
            contentStyle={tooltip}
            separator=""
            formatter={(value) => [write(Number(value)), '']}
            labelFormatter={(day) => (typeof day === 'string' ? dayName(day) : '')}
          />
          <Bar dataKey="value" fill="var(--signal)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
