/** Stands in for `prop-types`, which the router checks with while it is developed. */
export default {};
