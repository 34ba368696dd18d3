/** A figure as people read it. @param {number} value @param {string} unit */
export function shown(value, unit) {
  if (unit === "B")
    return value < 1000 ? `${Math.round(value)} B` : `${(value / 1000).toFixed(1)} kB`;
  if (unit === "ms" && value >= 1000) return `${(value / 1000).toFixed(2)} s`;
  if (unit === "share") return `${(100 * value).toFixed(1)} %`;
  const text =
    value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
  return ["score", "count"].includes(unit) ? text : `${text} ${unit}`;
}
