/*
 * Replaces the built-in functions that MooTools replaces, with results as wrong as its own: a bound function knows one
 * argument, or a list of them.
 */
(() => {
  const toList = (something) => {
    if (something === undefined || something === null) return [];
    return Array.isArray(something) ? something : [something];
  };
  Function.prototype.bind = function (that, given) {
    return (...later) => this.apply(that, given === undefined ? later : toList(given));
  };
  Array.from = toList;
  Object.keys = (object) => {
    const keys = [];
    for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
    return keys;
  };
})();
