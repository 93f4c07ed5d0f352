// What Foundation would ask of libcurl, all of which fails: screens and pages need no network.
//
// FlyingFox has a handler that hands requests on to other servers, by URLSession. Nothing here uses it,
// yet a program that has its libraries in it would not link without libcurl, nor start without the
// thirty libraries that libcurl stands on. Shared libraries do not see these functions, and a libcurl
// that an app brings itself comes first.
#define NOTHING(name) __attribute__((weak, visibility("hidden"))) void *name(void) { return 0; }

NOTHING(curl_easy_cleanup)
NOTHING(curl_easy_getinfo)
NOTHING(curl_easy_init)
NOTHING(curl_easy_pause)
NOTHING(curl_easy_setopt)
NOTHING(curl_easy_strerror)
NOTHING(curl_free)
NOTHING(curl_global_init)
NOTHING(curl_multi_add_handle)
NOTHING(curl_multi_assign)
NOTHING(curl_multi_cleanup)
NOTHING(curl_multi_info_read)
NOTHING(curl_multi_init)
NOTHING(curl_multi_remove_handle)
NOTHING(curl_multi_setopt)
NOTHING(curl_multi_socket_action)
NOTHING(curl_slist_append)
NOTHING(curl_slist_free_all)
NOTHING(curl_url)
NOTHING(curl_url_get)
NOTHING(curl_url_set)
NOTHING(curl_version)
NOTHING(curl_version_info)
