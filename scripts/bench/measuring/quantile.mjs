/** The nearest rank. @param {readonly number[]} values @param {number} part 0.5 is the median, 1 the most */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
